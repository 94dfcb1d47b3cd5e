import type { Role } from '@school/kernel';

const passengers: readonly Role[] = ['ADMIN', 'EMPLOYEE', 'STUDENT', 'PARENT'];
const residents = passengers;

/** Notices of the way to school and of hostels. */
export const houseNotices = {
  'transport.absent': {
    label: 'A child was not on the bus in the morning (to the parents)',
    text: '%{name} was not on the bus in the morning of %{date}',
    to: ['PARENT'],
  },
  'transport.given': {
    label: 'A seat on a bus was given (to the passenger and the parents)',
    text: 'Seat of %{name} on the bus from %{date} on: %{route}, stop %{stop}, %{time}',
    to: passengers,
  },
  'transport.moved': {
    label: 'The seat on a bus is another one (to the passenger and the parents)',
    text: 'Bus of %{name} from %{date} on: %{route}, stop %{stop}, %{time}',
    to: passengers,
  },
  'transport.ended': {
    label: 'A seat on a bus ends (to the passenger and the parents)',
    text: 'The seat of %{name} on the bus ends on %{date}',
    to: passengers,
  },
  'transport.cancelled': {
    label: 'A seat on a bus was cancelled (to the passenger and the parents)',
    text: 'The seat of %{name} on the bus from %{date} on was cancelled',
    to: passengers,
  },
  'hostel.given': {
    label: 'A bed in a hostel was given (to the resident and the parents)',
    text: 'Bed of %{name} in the hostel from %{date} on: %{hostel}, room %{room}, bed %{bed}',
    to: residents,
  },
  'hostel.moved': {
    label: 'The bed in a hostel is another one (to the resident and the parents)',
    text: 'New bed of %{name} from %{date} on: %{hostel}, room %{room}, bed %{bed}',
    to: residents,
  },
  'hostel.ended': {
    label: 'A stay in a hostel ends (to the resident and the parents)',
    text: 'The stay of %{name} in the hostel ends on %{date}',
    to: residents,
  },
  'hostel.cancelled': {
    label: 'A bed in a hostel was cancelled (to the resident and the parents)',
    text: 'The bed of %{name} in the hostel from %{date} on was cancelled',
    to: residents,
  },
  'hostel.consent': {
    label: 'A child in a hostel asks for nights away (to the parents)',
    text: '%{name} asks for leave from the hostel on %{date}. Your consent is needed.',
    to: ['PARENT'],
  },
  'hostel.absent': {
    label: 'A child was not in the hostel at night (to the parents)',
    text: '%{name} was not in the hostel in the night of %{date}',
    to: ['PARENT'],
  },
  'hostel.granted': {
    label: 'Leave from the hostel was granted (to the resident)',
    text: 'Your leave on %{date} was granted',
    to: ['STUDENT'],
  },
  'hostel.denied': {
    label: 'Leave from the hostel was denied (to the resident)',
    text: 'Your leave on %{date} was denied',
    to: ['STUDENT'],
  },
  'hostel.childGranted': {
    label: 'Leave of a child from the hostel was granted (to the parents)',
    text: 'The leave of %{name} from the hostel on %{date} was granted',
    to: ['PARENT'],
  },
  'hostel.childDenied': {
    label: 'Leave of a child from the hostel was denied (to the parents)',
    text: 'The leave of %{name} from the hostel on %{date} was denied',
    to: ['PARENT'],
  },
} as const;

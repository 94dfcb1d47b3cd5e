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

import type { Role } from '@school/kernel';

const passengers: readonly Role[] = ['ADMIN', 'EMPLOYEE', 'STUDENT', 'PARENT'];
const residents = passengers;

/** Notices about transport and hostels. */
export const houseNotices = {
  'transport.absent': {
    label: 'Child not on the bus in the morning (to the parents)',
    text: '%{name} was not on the bus in the morning of %{date}',
    to: ['PARENT'],
  },
  'transport.given': {
    label: 'Bus seat assigned (to the passenger and the parents)',
    text: 'Seat of %{name} on the bus from %{date} on: %{route}, stop %{stop}, %{time}',
    to: passengers,
  },
  'transport.moved': {
    label: 'Bus seat changed (to the passenger and the parents)',
    text: 'Bus of %{name} from %{date} on: %{route}, stop %{stop}, %{time}',
    to: passengers,
  },
  'transport.ended': {
    label: 'Bus seat ending (to the passenger and the parents)',
    text: 'The seat of %{name} on the bus ends on %{date}',
    to: passengers,
  },
  'transport.cancelled': {
    label: 'Bus seat cancelled (to the passenger and the parents)',
    text: 'The seat of %{name} on the bus from %{date} on was cancelled',
    to: passengers,
  },
  'hostel.given': {
    label: 'Hostel bed assigned (to the resident and the parents)',
    text: 'Bed of %{name} in the hostel from %{date} on: %{hostel}, room %{room}, bed %{bed}',
    to: residents,
  },
  'hostel.moved': {
    label: 'Hostel bed changed (to the resident and the parents)',
    text: 'New bed of %{name} from %{date} on: %{hostel}, room %{room}, bed %{bed}',
    to: residents,
  },
  'hostel.ended': {
    label: 'Hostel stay ending (to the resident and the parents)',
    text: 'The stay of %{name} in the hostel ends on %{date}',
    to: residents,
  },
  'hostel.cancelled': {
    label: 'Hostel bed cancelled (to the resident and the parents)',
    text: 'The bed of %{name} in the hostel from %{date} on was cancelled',
    to: residents,
  },
  'hostel.consent': {
    label: 'Child in a hostel asks for leave (to the parents)',
    text: '%{name} asks for leave from the hostel on %{date}. Your consent is needed.',
    to: ['PARENT'],
  },
  'hostel.absent': {
    label: 'Child not in the hostel at night (to the parents)',
    text: '%{name} was not in the hostel in the night of %{date}',
    to: ['PARENT'],
  },
  'hostel.granted': {
    label: 'Hostel leave granted (to the resident)',
    text: 'Your leave on %{date} was granted',
    to: ['STUDENT'],
  },
  'hostel.denied': {
    label: 'Hostel leave denied (to the resident)',
    text: 'Your leave on %{date} was denied',
    to: ['STUDENT'],
  },
  'hostel.childGranted': {
    label: 'Child’s hostel leave granted (to the parents)',
    text: 'The leave of %{name} from the hostel on %{date} was granted',
    to: ['PARENT'],
  },
  'hostel.childDenied': {
    label: 'Child’s hostel leave denied (to the parents)',
    text: 'The leave of %{name} from the hostel on %{date} was denied',
    to: ['PARENT'],
  },
} as const;

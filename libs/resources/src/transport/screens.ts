import { defineScreen, type MenuEntry, type Principal } from '@school/kernel';
import { transportKeepers, transportMarkers } from './access.ts';

const entry = (order: number, icon: string, description: string): MenuEntry => ({
  group: 'transport',
  order,
  icon,
  description,
});

/** A user's own ride is where they look for what concerns them. */
const own = (group: 'mySchool' | 'myWork', access: readonly Principal[]): MenuEntry => ({
  group,
  order: 60,
  icon: 'bus',
  description: 'Route, stop, times, vehicle and driver',
  access,
  forOneself: true,
});

/** Screens for transport beyond lists and forms. */
export const transportScreens = [
  defineScreen('transportDashboard', {
    module: 'transport',
    label: 'Transport today',
    paths: ['/transport/dash_board'],
    access: transportKeepers,
    menu: entry(10, 'report', 'Seats by route, expiring documents, absences and the workshop'),
  }),
  defineScreen('transportAssign', {
    module: 'transport',
    label: 'Allocate a batch',
    paths: ['/transport/assign'],
    access: transportKeepers,
    menu: entry(25, 'groups', 'Seats for many at once, by batch or department'),
  }),
  defineScreen('transportMarking', {
    module: 'transport',
    label: 'Transport attendance',
    paths: ['/transport_attendance'],
    access: transportMarkers,
    menu: entry(30, 'approve', 'Mark a trip with the keyboard'),
  }),
  defineScreen('myTransport', {
    module: 'transport',
    label: 'My transport',
    paths: ['/transport/mine'],
    access: ['STUDENT', 'PARENT'],
    menu: own('mySchool', ['STUDENT', 'PARENT']),
  }),
  defineScreen('myRide', {
    module: 'transport',
    label: 'My transport',
    paths: ['/transport/my_ride'],
    access: ['EMPLOYEE'],
    menu: own('myWork', ['EMPLOYEE']),
  }),
] as const;

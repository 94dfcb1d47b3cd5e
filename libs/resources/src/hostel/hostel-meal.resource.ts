import { defineResource, f } from '@school/kernel';
import { hostelWardens } from './access.ts';

/** What is cooked in a hostel, meal by meal of the week. */
export const hostelMeal = defineResource('hostelMeal', {
  module: 'hostel',
  label: ['Meal', 'Mess plan'],
  api: 'api/v1/hostelMeal',
  screens: { list: '/hostels/mess_plan' },
  menu: {
    group: 'hostel',
    order: 70,
    icon: 'calendar',
    description: 'What is served on each day of the week',
    access: hostelWardens,
    also: [{ group: 'mySchool', order: 63, access: ['STUDENT', 'PARENT'], forOneself: true }],
  },
  noArchive: true,
  fields: {
    hostel: f.ref('hostel', { required: true, filter: { active: true }, named: true }),
    weekday: f.choice(
      { 1: 'Monday', 2: 'Tuesday', 3: 'Wednesday', 4: 'Thursday', 5: 'Friday', 6: 'Saturday', 7: 'Sunday' },
      { label: 'Day', required: true, index: true },
    ),
    meal: f.choice(
      { BREAKFAST: 'Breakfast', LUNCH: 'Lunch', TEA: 'Tea', DINNER: 'Dinner' },
      { required: true, default: 'BREAKFAST', index: true },
    ),
    dishes: f.text({ required: true, max: 250, search: true }),
    servedFrom: f.time({ label: 'From' }),
    servedTo: f.time({ label: 'To' }),
  },
  title: 'dishes',
  subtitle: ['weekday', 'meal'],
  list: {
    columns: ['weekday', 'meal', 'dishes', 'servedFrom', 'servedTo', 'hostel'],
    head: 'dishes',
    sort: 'weekday',
    filters: ['hostel', 'weekday', 'meal'],
    inline: ['dishes', 'servedFrom', 'servedTo'],
    group: { by: 'weekday' },
  },
  unique: [{ fields: ['hostel', 'weekday', 'meal'] }],
  access: {
    read: [...hostelWardens, 'EMPLOYEE', 'STUDENT', 'PARENT'],
    create: hostelWardens,
    update: hostelWardens,
    delete: hostelWardens,
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    hostelMeal: typeof hostelMeal;
  }
}

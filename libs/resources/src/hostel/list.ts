import type { AnyResource } from '@school/kernel';
import { hostelAllocation } from './hostel-allocation.resource.ts';
import { hostelBed } from './hostel-bed.resource.ts';
import { hostelComplaint } from './hostel-complaint.resource.ts';
import { hostelFeeCollection } from './hostel-fee-collection.resource.ts';
import { hostelLeave } from './hostel-leave.resource.ts';
import { hostelMeal } from './hostel-meal.resource.ts';
import { hostelNight } from './hostel-night.resource.ts';
import { hostelRoomSeries } from './hostel-room-series.resource.ts';
import { hostelRoom } from './hostel-room.resource.ts';
import { hostelSetting } from './hostel-setting.settings.ts';
import { hostelVisit } from './hostel-visit.resource.ts';
import { hostelWaiting } from './hostel-waiting.resource.ts';
import { hostelWarden } from './hostel-warden.resource.ts';
import { hostel } from './hostel.resource.ts';

export const hostelResources: readonly AnyResource[] = [
  hostelSetting,
  hostel,
  hostelWarden,
  hostelRoom,
  hostelBed,
  hostelRoomSeries,
  hostelAllocation,
  hostelWaiting,
  hostelLeave,
  hostelNight,
  hostelVisit,
  hostelComplaint,
  hostelMeal,
  hostelFeeCollection,
];

import type { Behaviours } from '../../engine/behaviour.ts';
import { allocationBehaviour } from './allocation.behaviour.ts';
import {
  complaintBehaviour,
  leaveBehaviour,
  nightBehaviour,
  visitBehaviour,
  waitingBehaviour,
} from './daily.behaviour.ts';
import { hostelFeeBehaviour } from './fee-collection.behaviour.ts';
import { hostelBehaviour, roomBehaviour, roomSeriesBehaviour, wardenBehaviour } from './house.behaviour.ts';

/** Hostel rules that the definitions cannot express. */
export const hostelBehaviours: Behaviours = {
  hostel: hostelBehaviour,
  hostelRoom: roomBehaviour,
  hostelRoomSeries: roomSeriesBehaviour,
  hostelWarden: wardenBehaviour,
  hostelAllocation: allocationBehaviour,
  hostelWaiting: waitingBehaviour,
  hostelLeave: leaveBehaviour,
  hostelNight: nightBehaviour,
  hostelVisit: visitBehaviour,
  hostelComplaint: complaintBehaviour,
  hostelFeeCollection: hostelFeeBehaviour,
};

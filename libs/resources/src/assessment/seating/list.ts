import type { AnyResource } from '@school/kernel';
import { examDuty } from './exam-duty.resource.ts';
import { examHall } from './exam-hall.resource.ts';
import { examSeat } from './exam-seat.resource.ts';
import { examSitting } from './exam-sitting.resource.ts';

export const seatingResources: readonly AnyResource[] = [examSitting, examHall, examDuty, examSeat];

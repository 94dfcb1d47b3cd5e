import type { Behaviours } from '../../engine/behaviour.ts';
import { applicantBehaviour } from './applicant.behaviour.ts';
import { applicantEnquiryBehaviour } from './enquiry.behaviour.ts';
import { admissionOpeningBehaviour } from './opening.behaviour.ts';

/** What the definitions of admissions cannot say. */
export const admissionBehaviours: Behaviours = {
  admissionOpening: admissionOpeningBehaviour,
  applicantEnquiry: applicantEnquiryBehaviour,
  applicant: applicantBehaviour,
};

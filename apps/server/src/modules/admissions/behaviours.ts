import type { Behaviours } from '../../engine/behaviour.ts';
import { applicantBehaviour } from './applicant.behaviour.ts';
import { applicantEnquiryBehaviour } from './enquiry.behaviour.ts';
import { admissionOpeningBehaviour } from './opening.behaviour.ts';

/** Rules of admissions that the definitions cannot express. */
export const admissionBehaviours: Behaviours = {
  admissionOpening: admissionOpeningBehaviour,
  applicantEnquiry: applicantEnquiryBehaviour,
  applicant: applicantBehaviour,
};

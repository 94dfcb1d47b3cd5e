import type { AnyResource } from '@school/kernel';
import { admissionOpening } from './admission-opening.resource.ts';
import { applicantEnquiry } from './applicant-enquiry.resource.ts';
import { applicantGuardian } from './applicant-guardian.resource.ts';
import { applicant } from './applicant.resource.ts';
import { enquiryFollowUp } from './enquiry-follow-up.resource.ts';

export const admissionResources: readonly AnyResource[] = [
  admissionOpening,
  applicantEnquiry,
  enquiryFollowUp,
  applicant,
  applicantGuardian,
];

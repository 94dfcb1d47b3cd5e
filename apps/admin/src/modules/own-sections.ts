import { lazy } from 'react';
import type { OwnSections } from '../engine/environment/own-section.ts';
import { withTexts } from './with-texts.ts';

const ofLeave = withTexts('leave');
const ofForms = withTexts('forms');
const ofLearn = withTexts('learn');
const ofMessages = withTexts('messages');
const ofOnlineExams = withTexts('onlineExams');
const ofReporting = withTexts('reporting');
const ofPayroll = withTexts('payroll', 'hr');

/** Hand-written parts of forms and pages, by the key a definition names; loaded when they are shown. */
export const ownSections: OwnSections = {
  ownReport: lazy(
    ofReporting(async () => ({ default: (await import('./reporting/OwnReport.tsx')).OwnReport })),
  ),
  reportBuilder: lazy(
    ofReporting(async () => ({ default: (await import('./reporting/ReportBuilder.tsx')).ReportBuilder })),
  ),
  learnDoor: lazy(ofLearn(async () => ({ default: (await import('./learn/LearnDoor.tsx')).LearnDoor }))),
  learnTest: lazy(ofLearn(async () => ({ default: (await import('./learn/LearnTest.tsx')).LearnTest }))),
  tallyFile: lazy(
    withTexts('payments')(async () => ({ default: (await import('./tally/TallyFile.tsx')).TallyFile })),
  ),
  assetValues: lazy(async () => ({
    default: (await import('./school-assets/AssetValues.tsx')).AssetValues,
  })),
  blogReaders: lazy(async () => ({
    default: (await import('./collaboration/BlogReaders.tsx')).BlogReaders,
  })),
  galleryPhotos: lazy(
    withTexts('galleries')(async () => ({
      default: (await import('./galleries/GalleryPhotos.tsx')).GalleryPhotos,
    })),
  ),
  photosOfStudent: lazy(
    withTexts('galleries')(async () => ({
      default: (await import('./galleries/StudentPhotos.tsx')).StudentPhotos,
    })),
  ),
  formPreview: lazy(
    ofForms(async () => ({ default: (await import('./forms/FormPreview.tsx')).FormPreview })),
  ),
  formResults: lazy(
    ofForms(async () => ({ default: (await import('./forms/FormResults.tsx')).FormResults })),
  ),
  formResponse: lazy(
    ofForms(async () => ({ default: (await import('./forms/FormResponse.tsx')).FormResponse })),
  ),
  placementInvite: lazy(
    withTexts('students')(async () => ({
      default: (await import('./placement/PlacementInvite.tsx')).PlacementInvite,
    })),
  ),
  findForTransfer: lazy(async () => ({
    default: (await import('./certificates/FindForTransfer.tsx')).FindForTransfer,
  })),
  paperDesigner: lazy(
    withTexts('administration')(async () => ({
      default: (await import('./certificates/PaperDesigner.tsx')).PaperDesigner,
    })),
  ),
  siblings: lazy(
    withTexts('students')(async () => ({
      default: (await import('./students/siblings/Siblings.tsx')).Siblings,
    })),
  ),
  assessmentMarks: lazy(
    withTexts('assessment')(async () => ({
      default: (await import('./assessment/parts/AssessmentMarks.tsx')).AssessmentMarks,
    })),
  ),
  seatingPlan: lazy(
    withTexts('assessment')(async () => ({
      default: (await import('./assessment/seating/SeatingPlan.tsx')).SeatingPlan,
    })),
  ),
  subjectSkills: lazy(
    withTexts('assessment')(async () => ({
      default: (await import('./assessment/parts/SubjectSkills.tsx')).SubjectSkills,
    })),
  ),
  resultSubjects: lazy(
    withTexts('assessment')(async () => ({
      default: (await import('./assessment/parts/ResultSubjects.tsx')).ResultSubjects,
    })),
  ),
  cardSubjects: lazy(
    withTexts('assessment')(async () => ({
      default: (await import('./assessment/parts/CardSubjects.tsx')).CardSubjects,
    })),
  ),
  sitOnlineExam: lazy(
    ofOnlineExams(async () => ({
      default: (await import('./online-exams/sitting/SitNotice.tsx')).SitNotice,
    })),
  ),
  markOnlineExam: lazy(
    ofOnlineExams(async () => ({
      default: (await import('./online-exams/marking/MarkNotice.tsx')).MarkNotice,
    })),
  ),
  messageText: lazy(
    ofMessages(async () => ({ default: (await import('./messages/MessageText.tsx')).MessageText })),
  ),
  messageSending: lazy(
    ofMessages(async () => ({ default: (await import('./messages/MessageSending.tsx')).MessageSending })),
  ),
  leaveGroupPeople: lazy(
    ofLeave(async () => ({
      default: (await import('./leave/groups/GroupPeople.tsx')).GroupPeople,
    })),
  ),
  payrollGroupCategories: lazy(
    ofPayroll(async () => ({
      default: (await import('./payroll/groups/GroupCategories.tsx')).GroupCategories,
    })),
  ),
  payrollCategoryUse: lazy(
    ofPayroll(async () => ({
      default: (await import('./payroll/category/CategoryUse.tsx')).CategoryUse,
    })),
  ),
  payrollCategoryTrial: lazy(
    ofPayroll(async () => ({
      default: (await import('./payroll/category/CategoryTrial.tsx')).CategoryTrial,
    })),
  ),
  payrollGroupChanges: lazy(
    ofPayroll(async () => ({
      default: (await import('./payroll/category/GroupChanges.tsx')).GroupChanges,
    })),
  ),
  payrollGroupTrial: lazy(
    ofPayroll(async () => ({
      default: (await import('./payroll/category/GroupTrial.tsx')).GroupTrial,
    })),
  ),
  withoutLeaveGroup: lazy(
    ofLeave(async () => ({
      default: (await import('./leave/groups/WithoutLeaveGroup.tsx')).WithoutLeaveGroup,
    })),
  ),
  withoutPayroll: lazy(
    ofPayroll(async () => ({
      default: (await import('./payroll/assignment/WithoutPayroll.tsx')).WithoutPayroll,
    })),
  ),
};

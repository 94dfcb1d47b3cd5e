import { block, definePage, defineScreen } from '@school/kernel';
import { cardKeepers, certificateKeepers, transferKeepers } from './access.ts';

const issued = '/tc_template_generate_certificates/generated_certificates';

export const certificatePages = [
  definePage('studentsForTransferPage', {
    module: 'certificates',
    label: 'Write a transfer certificate',
    paths: ['/tc_template_generate_certificates'],
    access: transferKeepers,
    menu: {
      group: 'transferCertificates',
      order: 10,
      icon: 'add',
      description: 'Find the student, check what is outstanding, write the certificate',
    },
    blocks: [
      block.own('findForTransfer'),
      block.table('studentsForTransfer', { empty: 'Everyone in this selection has a transfer certificate.' }),
    ],
  }),
  definePage('transferCertificatesOfStudent', {
    module: 'certificates',
    label: 'Transfer certificates of a student',
    paths: ['/tc_template_generated_student_certificates/:id'],
    of: 'student',
    parent: issued,
    access: transferKeepers,
    blocks: [
      block.links({
        label: 'Write a transfer certificate',
        // The form takes the batch from the student; a page knows only the number of its record.
        to: '/tc_template_generate_certificates/:id/0/0',
        icon: 'add',
      }),
      block.table('leavingClearance', { label: 'Clearance' }),
      block.list('transferCertificate', 'student', { label: 'Transfer certificates' }),
    ],
  }),
] as const;

export const certificateScreens = [
  defineScreen('verifyPaper', {
    module: 'certificates',
    label: 'Verify a document',
    paths: ['/verify', '/verify/:code'],
    access: 'public',
  }),
] as const;

/** Who opens the document cards. */
export const certificateHubs = {
  certificates: certificateKeepers,
  idCards: cardKeepers,
  transferCertificates: transferKeepers,
} as const;

import type { AnyResource } from '@school/kernel';
import { certificateRun } from './certificate-run.resource.ts';
import { certificateTemplate } from './certificate-template.resource.ts';
import { generatedCertificate } from './generated-certificate.resource.ts';
import { generatedIdCard } from './generated-id-card.resource.ts';
import { idCardRun } from './id-card-run.resource.ts';
import { idCardTemplate } from './id-card-template.resource.ts';
import { tcSetting } from './tc-setting.settings.ts';
import { tcTemplate } from './tc-template.resource.ts';
import { transferCertificate } from './transfer-certificate.resource.ts';

export const certificateResources: readonly AnyResource[] = [
  certificateTemplate,
  certificateRun,
  generatedCertificate,
  idCardTemplate,
  idCardRun,
  generatedIdCard,
  tcTemplate,
  tcSetting,
  transferCertificate,
];

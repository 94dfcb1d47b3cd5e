import type { Behaviours } from '../../engine/behaviour.ts';
import { certificateBehaviour } from './certificate.behaviour.ts';
import { idCardBehaviour } from './id-card.behaviour.ts';
import { certificateRunBehaviour, idCardRunBehaviour } from './runs.behaviour.ts';
import {
  certificateTemplateBehaviour,
  idCardTemplateBehaviour,
  tcSettingBehaviour,
  tcTemplateBehaviour,
} from './templates.behaviour.ts';
import { transferCertificateBehaviour } from './transfer-certificate.behaviour.ts';

/** Rules of certificates and cards that the definitions cannot express. */
export const certificateBehaviours: Behaviours = {
  certificateTemplate: certificateTemplateBehaviour,
  idCardTemplate: idCardTemplateBehaviour,
  tcTemplate: tcTemplateBehaviour,
  tcSetting: tcSettingBehaviour,
  generatedCertificate: certificateBehaviour,
  generatedIdCard: idCardBehaviour,
  certificateRun: certificateRunBehaviour,
  idCardRun: idCardRunBehaviour,
  transferCertificate: transferCertificateBehaviour,
};

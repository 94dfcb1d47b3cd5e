import { defineOperation } from '@school/kernel';
import type { Keyed } from '@school/kernel';

export const admissionNumberToCome = defineOperation('admissionNumberToCome', {
  module: 'students',
  label: 'The number that the next admission gets',
  at: 'GET setup/v1/studentEntity/nextAdmissionNumber',
  answer: 'wire',
  access: ['Admission'],
});

export const admissionOperations = [admissionNumberToCome] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof admissionOperations> {}
}

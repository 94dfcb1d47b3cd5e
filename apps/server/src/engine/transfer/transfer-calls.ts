import type { AnyResource } from '@school/kernel';
import type { GenericCall } from '../calls/generic-call.ts';
import { exportRows } from './export/export-call.ts';

const isList = ({ single: one }: AnyResource): boolean => !one;

/** Calls that bring rows out to files and in from files. */
export const transferCalls: readonly GenericCall[] = [
  {
    name: 'export',
    method: 'GET',
    paths: ['export'],
    summary: ({ label }) => `${label[1]} as a CSV or XLSX file`,
    offered: isList,
    handle: exportRows,
  },
];

import { revertTransfer as revert, studentsOfTransfer } from '@school/resources';
import { handle } from '../../engine/operation/handle.ts';
import { transferredStudents } from './revert.store.ts';
import { revertTransfer } from './revert.ts';

/** Taking back students whom a transfer has moved on. */
export const transferHandlers = [
  handle(studentsOfTransfer, ({ input, connection }) => transferredStudents(connection, input.transfer)),
  handle(revert, ({ input: { transfer, students }, work }) =>
    revertTransfer(transfer, [...new Set(students)], work),
  ),
];

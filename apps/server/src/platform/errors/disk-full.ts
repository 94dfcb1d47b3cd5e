import { Refusal } from '@school/kernel';
import { errorCode } from './describe-error.ts';

/** No space on the disk of this machine, over the account's quota, or no space on the disk of the database. */
const fullCodes: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether something could not be written for lack of space. */
export const isDiskFull = (error: unknown): boolean => fullCodes.has(errorCode(error));

/** 507: the client did nothing wrong, and trying again helps only once someone has freed up space. */
export class DiskFull extends Refusal {
  constructor() {
    super(507, 'The server’s disk is full. Nothing was saved; tell your administrator.', {
      code: 'DISK_FULL',
    });
  }
}

import { Refusal } from '@school/kernel';
import { errorCode } from './describe-error.ts';

/** No room on the disk of this machine, over the quota of the account, or no room on that of the database. */
const fullCodes: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether something could not be written because there is no room for it. */
export const isDiskFull = (error: unknown): boolean => fullCodes.has(errorCode(error));

/** 507: the client did nothing wrong, and trying again helps only once somebody has made room. */
export class DiskFull extends Refusal {
  constructor() {
    super(507, 'The server’s disk is full. Nothing was saved; tell your administrator.', {
      code: 'DISK_FULL',
    });
  }
}

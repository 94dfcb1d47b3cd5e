import type { Actor } from '@school/kernel';
import { requireAny } from '../../../engine/own-calls/require-any.ts';

/** The drive is for staff only. @throws Forbidden */
export const requireStaff = (actor: Actor): void => requireAny(actor, ['ADMIN', 'EMPLOYEE']);

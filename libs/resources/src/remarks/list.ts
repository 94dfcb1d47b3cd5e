import type { AnyResource } from '@school/kernel';
import { employeeRemark } from './employee-remark.resource.ts';
import { remarkType } from './remark-type.resource.ts';
import { remark } from './remark.resource.ts';

export const remarkResources: readonly AnyResource[] = [remarkType, remark, employeeRemark];

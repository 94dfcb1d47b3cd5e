import type { AnyResource } from '@school/kernel';
import { bankField } from './bank-field.resource.ts';
import { customFieldDefinition } from './custom-field-definition.resource.ts';
import { customFieldOption } from './custom-field-option.resource.ts';
import { employeeBankDetail } from './employee-bank-detail.resource.ts';
import { employeeCategory } from './employee-category.resource.ts';
import { employeeDepartment } from './employee-department.resource.ts';
import { employeeDocument } from './employee-document.resource.ts';
import { employeeGrade } from './employee-grade.resource.ts';
import { employeeHistory } from './employee-history.resource.ts';
import { employeePosition } from './employee-position.resource.ts';
import { employee } from './employee.resource.ts';
import { recordGroup } from './record-group.resource.ts';

export const hrResources: readonly AnyResource[] = [
  bankField,
  customFieldDefinition,
  customFieldOption,
  employeeBankDetail,
  employeeCategory,
  employeeDepartment,
  employeeDocument,
  employeeGrade,
  employeeHistory,
  employeePosition,
  employee,
  recordGroup,
];

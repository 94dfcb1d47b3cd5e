import type { Behaviours } from '../../engine/behaviour.ts';
import type { LeaverPart } from '../leaver-part.ts';
import { customFieldDefinitionBehaviour, recordGroupBehaviour } from './custom-field-definition.behaviour.ts';
import { employeeBankDetailBehaviour } from './employee-bank-detail.behaviour.ts';
import { employeeCategoryBehaviour } from './employee-category.behaviour.ts';
import { employeeDepartmentBehaviour } from './employee-department.behaviour.ts';
import { employeePositionBehaviour } from './employee-position.behaviour.ts';
import { employeeBehaviour } from './employee.behaviour.ts';

/** HR rules that the definitions cannot express. @param parts what modules do when an employee leaves */
export const hrBehaviours = (parts: readonly LeaverPart[]): Behaviours => ({
  customFieldDefinition: customFieldDefinitionBehaviour,
  recordGroup: recordGroupBehaviour,
  employee: employeeBehaviour(parts),
  employeeBankDetail: employeeBankDetailBehaviour,
  employeeCategory: employeeCategoryBehaviour,
  employeeDepartment: employeeDepartmentBehaviour,
  employeePosition: employeePositionBehaviour,
});

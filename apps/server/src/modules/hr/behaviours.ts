import type { Behaviours } from '../../engine/behaviour.ts';
import { customFieldDefinitionBehaviour } from './custom-field-definition.behaviour.ts';
import { employeeBankDetailBehaviour } from './employee-bank-detail.behaviour.ts';
import { employeeCategoryBehaviour } from './employee-category.behaviour.ts';
import { employeeDepartmentBehaviour } from './employee-department.behaviour.ts';
import { employeePositionBehaviour } from './employee-position.behaviour.ts';
import { employeeBehaviour } from './employee.behaviour.ts';

/** What the definitions of the personnel office cannot say. */
export const hrBehaviours: Behaviours = {
  customFieldDefinition: customFieldDefinitionBehaviour,
  recordGroup: customFieldDefinitionBehaviour,
  employee: employeeBehaviour,
  employeeBankDetail: employeeBankDetailBehaviour,
  employeeCategory: employeeCategoryBehaviour,
  employeeDepartment: employeeDepartmentBehaviour,
  employeePosition: employeePositionBehaviour,
};

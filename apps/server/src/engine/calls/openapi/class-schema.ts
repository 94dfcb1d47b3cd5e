import { getMetadataStorage } from 'class-validator';
import type { Schema } from './field-schema.ts';

interface Rule {
  readonly propertyName: string;
  /** `customValidation` with a name, `conditionalValidation` for what may be omitted. */
  readonly type: string;
  readonly name?: string;
  readonly constraints?: readonly unknown[];
}

const types: Readonly<Record<string, Schema>> = {
  isString: { type: 'string' },
  isEmail: { type: 'string', format: 'email' },
  isInt: { type: 'integer' },
  isBoolean: { type: 'boolean' },
  isArray: { type: 'array', items: {} },
};

const ruleSchema = ({ name = '', constraints = [] }: Rule): Schema => {
  if (name === 'maxLength') return { maxLength: constraints[0] };
  if (name === 'minLength') return { minLength: constraints[0] };
  if (name === 'isIn') return { enum: constraints[0] };
  return types[name] ?? {};
};

/** Schema of a body whose rules are declared on the properties of a class (class-validator). */
export const classSchema = (type: new () => object): Schema => {
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false) as readonly Rule[];
  const properties = new Map<string, Schema>();
  const optional = new Set<string>();
  for (const rule of rules) {
    properties.set(rule.propertyName, { ...properties.get(rule.propertyName), ...ruleSchema(rule) });
    if (rule.type === 'conditionalValidation') optional.add(rule.propertyName);
  }
  const required = [...properties.keys()].filter((name) => !optional.has(name));
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    additionalProperties: false,
    ...(required.length > 0 ? { required } : {}),
  };
};

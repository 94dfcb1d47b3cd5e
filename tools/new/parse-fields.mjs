/**
 * Reads the field list of `npm run new`: `name:text! percent:percent kind:choice(A,B) approvedBy:ref(employee)`.
 * `!` makes a field required, `*` unique.
 */
const shape = /^([a-z][A-Za-z0-9]*):([a-zA-Z]+)(?:\(([^)]*)\))?([!*]*)$/;
const plain = new Set([
  'text',
  'longText',
  'richText',
  'int',
  'decimal',
  'percent',
  'money',
  'flag',
  'date',
  'time',
  'dateTime',
  'email',
  'phone',
  'colour',
  'image',
  'json',
  'secret',
]);
const risky = new Set(['email', 'phone', 'money', 'image', 'file', 'secret']);

const words = (value) => {
  const text = value.toLowerCase().replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** The builder call of one field as source code. */
const builderOf = ({ type, argument, required, unique, first }) => {
  const options = [
    required && 'required: true',
    unique && 'unique: true',
    first && 'search: true',
    risky.has(type) && "level: 'basic'",
    type === 'file' && "accept: ['pdf']",
  ].filter(Boolean);
  const tail = options.length > 0 ? `{ ${options.join(', ')} }` : '';
  if (type === 'ref' || type === 'refs') return `f.${type}('${argument}'${tail ? `, ${tail}` : ''})`;
  if (type === 'choice' || type === 'choices') {
    const entries = argument.split(',').map((value) => `${value.trim()}: '${words(value.trim())}'`);
    return `f.${type}({ ${entries.join(', ')} }${tail ? `, ${tail}` : ''})`;
  }
  return `f.${type}(${tail})`;
};

/** Returns `[{ name, source }]`; throws with a sentence that names the wrong part. */
export const parseFields = (text) =>
  text
    .trim()
    .split(/\s+(?![^(]*\))/)
    .map((part, index) => {
      const found = shape.exec(part);
      if (!found) throw new Error(`"${part}" is no field; write name:type, for example title:text!`);
      const [, name, type, argument, marks] = found;
      const needsArgument = ['ref', 'refs', 'choice', 'choices'].includes(type);
      if (!plain.has(type) && !needsArgument && type !== 'file')
        throw new Error(`"${type}" is no field type (in "${part}").`);
      if (needsArgument && !argument) throw new Error(`"${part}" needs an argument: ${type}(…)`);
      const first = index === 0 && type === 'text';
      return {
        name,
        type,
        source: builderOf({
          type,
          argument,
          required: marks.includes('!'),
          unique: marks.includes('*'),
          first,
        }),
      };
    });

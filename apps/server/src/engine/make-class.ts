/** A class with that name, to be given rules or routes by decorators at run time. */
export const makeClass = (name: string): new () => object => {
  const made = class extends Object {};
  Object.defineProperty(made, 'name', { value: name });
  return made;
};

import { RolldownMagicString } from 'rolldown';
import { parseSync, Visitor } from 'rolldown/utils';

/**
 * Whether V8 gives each copy `{ ...a, b }` its own hidden class, as Node 20's does: creating the object takes 30 times as
 * long, code reading it can never rely on its shape, and the classes fill the old space.
 */
export const hasCopiesOfOwnShape = Number.parseInt(process.versions.v8, 10) < 12;

/** Where a text has object literals that start with a copy of another object. */
const copiesIn = (code) => {
  const places = [];
  const visitor = new Visitor({
    ObjectExpression({ properties: [first] }) {
      if (first?.type === 'SpreadElement') places.push(first.start);
    },
  });
  visitor.visit(parseSync('chunk.js', code).program);
  return places;
};

/**
 * Names the prototype that an object has anyway, so that it starts as an object of its own instead of a copy. An empty
 * object in front would also do, but it gets removed again later.
 */
const beginning = '__proto__: Object.prototype, ';

/** Lets objects that start with a copy of another one share their shapes; their content stays the same. */
export const sharedShapes = () => ({
  name: 'shared-shapes',
  renderChunk(code, { fileName }) {
    const places = copiesIn(code);
    if (places.length === 0) return null;
    const text = new RolldownMagicString(code);
    for (const place of places) text.appendRight(place, beginning);
    return {
      code: text.toString(),
      map: text.generateMap({ source: fileName, hires: 'boundary' }).toString(),
    };
  },
});

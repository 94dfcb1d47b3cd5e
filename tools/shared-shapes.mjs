import { RolldownMagicString } from 'rolldown';
import { parseSync, Visitor } from 'rolldown/utils';

/**
 * Whether V8 gives each copy `{ ...a, b }` a hidden class of its own, as that of Node 20 does: making the object takes
 * 30 times as long, whatever reads it is never sure of its shape, and the classes fill the old space.
 */
export const hasCopiesOfOwnShape = Number.parseInt(process.versions.v8, 10) < 12;

/** Where a text has object literals that begin with a copy of another object. */
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
 * Names the prototype that an object has in any case, which makes it begin as an object of its own instead of a copy.
 * An empty object in front would do as well, were it not taken out again behind us.
 */
const beginning = '__proto__: Object.prototype, ';

/** Lets objects that begin with a copy of another one share their shapes; what they are stays the same. */
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

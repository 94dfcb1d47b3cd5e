import { assert, integer, property } from 'fast-check';
import { cropArea } from './crop.ts';

describe('the part of a picture that is kept', () => {
  it('is the middle of a wide one, and a little above it in a tall one', () => {
    expect(cropArea(1000, 450, [35, 45])).toEqual({ x: 325, y: 0, width: 350, height: 450 });
    expect(cropArea(350, 1050, [35, 45])).toEqual({ x: 0, y: 200, width: 350, height: 450 });
    expect(cropArea(350, 450, [35, 45])).toEqual({ x: 0, y: 0, width: 350, height: 450 });
  });

  it('always lies within the picture and has the ratio to a pixel', () => {
    const side = integer({ min: 50, max: 6000 });
    assert(
      property(side, side, (width, height) => {
        const area = cropArea(width, height, [35, 45]);
        expect(area.x + area.width <= width && area.y + area.height <= height).toBe(true);
        expect(Math.abs(area.width - (area.height * 35) / 45)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

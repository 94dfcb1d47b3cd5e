import { assert, double, integer, property } from 'fast-check';
import { cropArea, firstView, nearest, viewedArea } from './crop.ts';

describe('the part of a picture that is looked at', () => {
  const ratio = [35, 45] as const;

  it('begins with what would be kept without a choice', () => {
    for (const [width, height] of [
      [1000, 450],
      [350, 1050],
    ] as const)
      expect(viewedArea(width, height, ratio, firstView(width, height, ratio))).toEqual(
        cropArea(width, height, ratio),
      );
  });

  it('lies within the picture with the ratio, however far it is moved and zoomed', () => {
    const side = integer({ min: 400, max: 6000 });
    const part = double({ min: -2, max: 3, noNaN: true });
    assert(
      property(
        side,
        side,
        part,
        part,
        double({ min: -1, max: 9, noNaN: true }),
        (width, height, x, y, zoom) => {
          const area = viewedArea(width, height, ratio, { x, y, zoom });
          expect(area.x >= 0 && area.x + area.width <= width).toBe(true);
          expect(area.y >= 0 && area.y + area.height <= height).toBe(true);
          expect(Math.abs(area.width - (area.height * 35) / 45)).toBeLessThanOrEqual(2);
          expect(area.width).toBeGreaterThanOrEqual(
            Math.floor(cropArea(width, height, ratio).width / nearest),
          );
        },
      ),
    );
  });
});

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

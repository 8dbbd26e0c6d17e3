import { describe, expect, it } from 'vitest';
import { draggedBy, middle, movable, partOf } from './crop.ts';

const wide = { width: 2000, height: 1000 };
const tall = { width: 900, height: 1600 };

describe('the part a frame shows', () => {
  it('is the largest one of the ratio, around the middle', () => {
    expect(partOf(wide, 1, middle)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
    expect(partOf(tall, 9 / 16, middle)).toEqual({ x: 0, y: 0, width: 1, height: 1 });
    const { y, height } = partOf(tall, 16 / 9, middle);
    expect(y + height / 2).toBeCloseTo(0.5);
  });

  it('becomes smaller with the zoom and stays inside', () => {
    const part = partOf(wide, 1, { zoom: 2, x: 1, y: 1 });
    expect(part).toEqual({ x: 0.75, y: 0.5, width: 0.25, height: 0.5 });
  });

  it('follows a drag up to the edge, and not where there is nothing to move', () => {
    const moved = draggedBy(wide, 1, middle, 0.5, 0.5);
    expect(moved).toEqual({ zoom: 1, x: 0, y: 0.5 });
    expect(partOf(wide, 1, draggedBy(wide, 1, middle, 0.25, 0)).x).toBeCloseTo(0.125);
    expect(movable(wide, 1, middle)).toEqual({ x: true, y: false });
    expect(movable(wide, 1, { ...middle, zoom: 1.5 })).toEqual({ x: true, y: true });
  });
});

/** How tall each bar is in a room of so many units, with the zero line where it belongs. */
export function scaleOf(values: readonly number[], room: number) {
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const whole = highest - lowest || 1;
  return {
    highest,
    /** Room above the zero line. */
    above: (highest / whole) * room || (lowest < 0 ? 0 : room),
    heightOf: (value: number): number => (Math.abs(value) / whole) * room,
  };
}

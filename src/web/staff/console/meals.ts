type Meals = {
  readonly breakfast_support_flag: boolean;
  readonly lunch_support_flag: boolean;
  readonly supper_support_flag: boolean;
};

/** The meals asked for, or なし. */
export const mealsOf = (reserve: Meals): string =>
  [
    reserve.breakfast_support_flag ? '朝食' : '',
    reserve.lunch_support_flag ? '昼食' : '',
    reserve.supper_support_flag ? '夕食' : '',
  ]
    .filter((meal) => meal !== '')
    .join('・') || 'なし';

/** Whatever headquarters do for a family has a reason. */
export const reasonHint = '操作記録に残り、消せません。病名など個人のことは書かないでください。';

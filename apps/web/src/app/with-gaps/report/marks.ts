/** Marks the field that the form's fault is about, by its name. */
export const marks = {
  kind: 'group-data-[fault=kind]/report:border-berry-ink',
  text: 'group-data-[fault=text]/report:border-berry-ink',
  work: 'group-data-[fault=work]/report:border-berry-ink',
  name: 'group-data-[fault=name]/report:border-berry-ink',
  email: 'group-data-[fault=email]/report:border-berry-ink',
  rightsHolder: 'group-data-[fault=rightsHolder]/report:border-berry-ink',
  goodFaith: 'group-data-[fault=goodFaith]/report:border-berry-ink',
};

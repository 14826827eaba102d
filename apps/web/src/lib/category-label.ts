/** A category as people read it: capitalised, ASMR in capitals. */
export function categoryLabel(category: string): string {
  if (category === 'asmr') return 'ASMR';
  return category.charAt(0).toUpperCase() + category.slice(1);
}

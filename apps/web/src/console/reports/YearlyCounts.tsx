import { Download } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../../ui/button-style.ts';
import { Select } from '../../ui/Select.tsx';
import { yearlyCounts } from './api.ts';

/** Nothing could be reported before. */
const FIRST_YEAR = 2026;

/** The counts that the law wants published each year, of a year of choice. */
export function YearlyCounts() {
  const now = new Date().getUTCFullYear();
  const [year, setYear] = useState(String(now));
  const years = Array.from({ length: now - FIRST_YEAR + 1 }, (_, i) => String(now - i));
  return (
    <div className="flex gap-2">
      <Select
        aria-label="Year of the counts"
        value={year}
        onValueChange={setYear}
        options={years.map((value) => ({ value, label: value }))}
        className="h-11! w-28"
      />
      <a
        href={yearlyCounts(year)}
        download
        className={buttonClass({ variant: 'secondary', size: 'small' })}
      >
        <Download aria-hidden="true" className="size-4.5" />
        Yearly Counts
      </a>
    </div>
  );
}

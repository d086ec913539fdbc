export const table = 'Columns, CSV and print';
export const offers = 'Waiver and relief';
export const ausList = 'AUS list';
export const exportCsv = 'Export CSV';
export const print = 'Print';
export const compactRows = 'Compact rows';
export const dtiStrip = 'DTI strip';

export const dates = 'Dates';
export const from = 'From';
export const to = 'To';
export const lastWeek = 'Last 7 days';
export const lastMonth = 'Last 30 days';
export const allDates = 'All dates';

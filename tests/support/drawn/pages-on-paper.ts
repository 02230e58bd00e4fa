import type { Page } from '@playwright/test'

/** How many sheets the page takes when it is printed. */
export async function pagesOnPaper(page: Page): Promise<number | undefined> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length
}

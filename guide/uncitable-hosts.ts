/** Subdomains included. A fact's note mentions a value that only such a host has. */
const uncitableHosts: Readonly<Record<string, string>> = {
  'github.com': 'code and data that nobody answers for',
  'githubusercontent.com': 'code and data that nobody answers for',
  'github.io': 'code and data that nobody answers for',
  'gitlab.com': 'code and data that nobody answers for',
  'vercel.app': 'a hobby app',
  'netlify.app': 'a hobby app',
  'wikimili.com': 'a copy of Wikipedia',
  'wikiclassic.com': 'a copy of Wikipedia',
  'wiki-gateway.eudic.net': 'a copy of Wikipedia',
  'review.clateway.com': 'a copy of Wikipedia',
  'absoluteastronomy.com': 'a copy of Wikipedia',
  'arietiform.com': 'a copy of Wikipedia',
  '710302.xyz': 'a copy of Wikipedia',
  'azureedge.net': 'a copy of Wikipedia',
  'kiwix.casplantje.nl': 'a copy of Wikipedia',
  'wikicestina.icu': 'a copy of Wikipedia',
  'fa.qa.edu.vn': 'a copy of Wikipedia',
  'velpu.co.in': 'a directory that does not say who writes it',
  'velpu.com': 'a directory that does not say who writes it',
  'lightuptemples.com': 'a directory that does not say who writes it',
  'templesinindiainfo.com': 'a directory that does not say who writes it',
  'hithokthi.com': 'a directory that does not say who writes it',
  'myoksha.com': 'a directory that does not say who writes it',
  'aroundus.com': 'a travel portal that does not say who writes it',
  'explainindia.in': 'a travel portal that does not say who writes it',
  'indiaunveiled.in': 'a travel portal that does not say who writes it',
  'indyatour.com': 'a travel portal that does not say who writes it',
  'ipltours.in': 'a travel portal that does not say who writes it',
  'pnrstatusenquiry.co.in': 'a travel portal that does not say who writes it',
  'tirumalabalaji.co.in': 'a travel portal that does not say who writes it',
  'tirumalatirupatiyatra.in': 'a travel portal that does not say who writes it',
  'templegyan.com': 'a travel portal that does not say who writes it',
  'templesinfo.in': 'a travel portal that does not say who writes it',
  'tirupatihelps.com': 'a travel portal that does not say who writes it',
  'tirupatidarshanpackagefromchennai.com': 'a travel portal that does not say who writes it',
  'tirupatitirumalainfo.com': 'a travel portal that does not say who writes it',
  'tirupatitravelinfo.com': 'a travel portal that does not say who writes it',
  'travelkhana.com': 'a travel portal that does not say who writes it',
}

export function whyUncitable(url: string): string | null {
  const labels = new URL(url).hostname.split('.')
  const hosts = labels.map((_, index) => labels.slice(index).join('.'))
  const host = hosts.find((name) => Object.hasOwn(uncitableHosts, name))
  return host === undefined ? null : (uncitableHosts[host] ?? null)
}

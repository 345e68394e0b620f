// The formatters of `Intl`, made once each: making one takes longer than a hundred uses of it.
const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

function kept<F, O>(
  made: Map<string, F>,
  make: new (locale: string, options?: O) => F,
  locale: string,
  options?: O,
  zone = 0,
): F {
  const key = `${locale} ${JSON.stringify(options)} ${zone}`;
  const known = made.get(key);
  if (known) return known;
  const format = new make(locale, options);
  made.set(key, format);
  return format;
}

export function numberFormat(locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return kept(numbers, Intl.NumberFormat, locale, options);
}

/** A format keeps the time zone in which it was made, and somebody may put the computer's right. */
export function dateFormat(locale: string, options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept(dates, Intl.DateTimeFormat, locale, options, new Date().getTimezoneOffset());
}

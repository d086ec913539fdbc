/** What a text must not contain that only puts facts beside each other. */
export const CAUSAL =
  /\b(because|since|due to|caus\w*|therefore|thus|hence|so that|as a result|results? (in|from)|led to|leads? to|owing|thanks to|reasons?|why|explain\w*|driv\w*|trigger\w*|consequen\w*|approv\w* if|den(y|ied|ial))\b/i;

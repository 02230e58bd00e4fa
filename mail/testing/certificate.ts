/**
 * For tests only: a public private key, and a self-signed certificate for `localhost`.
 * openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 36500 -subj /CN=localhost
 * -addext subjectAltName=DNS:localhost
 */
export const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgXVT6ukCIAaWpdFNc
EDj1ZTPjwWZk1Ru5A/qI0dZt9TmhRANCAATL8q4HcdbTJ1WFHPoKPOCdWUo4NIpO
KAGoYVA0OkqNivHiBb1MkkedHXz1nmH0vmggtBdQG0+fpcF6vjyLn4Wa
-----END PRIVATE KEY-----
`

export const certificate = `-----BEGIN CERTIFICATE-----
MIIBljCCATugAwIBAgIUCgUBK1rorsl4HFqz2PGp/W7Wrz0wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTA1NTYzM1oYDzIxMjYxMDI4
MDU1NjMzWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATL8q4HcdbTJ1WFHPoKPOCdWUo4NIpOKAGoYVA0OkqNivHiBb1Mkked
HXz1nmH0vmggtBdQG0+fpcF6vjyLn4Wao2kwZzAdBgNVHQ4EFgQUsazdCSG1HwC8
ITICHf8RJk6MAUwwHwYDVR0jBBgwFoAUsazdCSG1HwC8ITICHf8RJk6MAUwwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SQAwRgIhAPLeFLm4SP8r+6vWvH0HOZF/qMinbG8T4f1+Z75H78zyAiEAxxX0heQX
ORPsY4YV2/hkYtZGcG0L/3dvy4VIUiX80U8=
-----END CERTIFICATE-----
`
